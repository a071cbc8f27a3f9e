/** Sends the form on Contact without leaving the page, and says how it fares. What was typed stays until it has arrived. */
export function enhanceRequest(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-request]");
  const words = form?.querySelector("[data-words]");
  const failure = form?.querySelector<HTMLElement>("[data-failed]");
  if (!form || !words || !failure) return;
  beginWithDesign(form);
  let isSending = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    failure.hidden = true;
    words.textContent = "Sending";
    const hasArrived = await send(form);
    if (hasArrived) form.reset();
    words.textContent = hasArrived ? "Sent" : "";
    failure.hidden = hasArrived;
    isSending = false;
  });
}

/** "Ask for one like it" names a design in the query. What the browser restores after the way back stays. */
function beginWithDesign(form: HTMLFormElement): void {
  const idea = form.querySelector("textarea");
  const design = new URLSearchParams(location.search).get("idea");
  if (idea && design && idea.value === "") idea.value = `${design}\n`;
}

async function send(form: HTMLFormElement): Promise<boolean> {
  try {
    // Services answer scripts that accept JSON with a status, and others with a page of thanks.
    const headers = { accept: "application/json" };
    // A hidden field may be called "action", so that the property would be that field.
    const action = form.getAttribute("action") ?? "";
    const { ok } = await fetch(action, { method: "POST", body: new FormData(form), headers });
    return ok;
  } catch {
    return false;
  }
}
