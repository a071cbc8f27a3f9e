/** What the script of every page does on Contact: copies the address, and sends the form for an idea (RequestForm.tsx). */

export function enhanceContact(): void {
  enhanceCopying();
  enhanceRequest();
}

/** Sends the form without leaving the page, and says how it fares. What was typed stays until it has arrived. */
function enhanceRequest(): void {
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

/** Begins the idea with the design that "Ask for one like it" named in the query. Leaves a text that Back has restored. */
function beginWithDesign(form: HTMLFormElement): void {
  const idea = form.querySelector("textarea");
  const design = new URLSearchParams(location.search).get("idea");
  if (idea && design && idea.value === "") idea.value = `${design}\n`;
}

async function send(form: HTMLFormElement): Promise<boolean> {
  try {
    // Form services answer a request that accepts JSON with a status, and others with a thank-you page.
    const headers = { accept: "application/json" };
    // Not `form.action`: a hidden field called "action" would take its place.
    const action = form.getAttribute("action") ?? "";
    const { ok } = await fetch(action, { method: "POST", body: new FormData(form), headers });
    return ok;
  } catch {
    return false;
  }
}

/** Copies the address in `data-copy` when that button is pressed, and says so in `data-copied` beside it. */
function enhanceCopying(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-copy]");
  button?.addEventListener("click", async () => {
    document.querySelector("[data-copied]")?.replaceChildren(await copy(button.dataset.copy ?? ""));
  });
}

/** Returns a message for the visitor. */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Copying was blocked. Select the text and copy it.";
  }
}
