/** Runs in the before-and-after page, where the artist drags corners, turns the photo, and copies a line for the entry. */

type Place = [x: number, y: number];

const ARROWS: Record<string, Place> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const NAMES = ["Upper left", "Upper right", "Lower right", "Lower left"];
/** The steps of an arrow key, without and with Shift, in percent. */
const [STEP, LEAP] = [0.2, 5];

for (const form of document.querySelectorAll("form")) {
  const svg = form.querySelector("svg");
  const photo = form.querySelector("g");
  const outline = form.querySelector("polygon");
  const line = form.querySelector("output");
  if (!svg || !photo || !outline || !line) continue;
  const handles = [...form.querySelectorAll("circle")];
  const { width, height } = svg.viewBox.baseVal;
  const places = handles.map(({ dataset }): Place => [Number(dataset.x), Number(dataset.y)]);
  let turns = 0;

  /** Sorts by corner, so that the upper left corner of the turned photo is first. */
  const inOrder = <T>(all: readonly T[]): T[] => [...all.slice(-turns), ...all.slice(0, -turns)];
  const draw = () => {
    const isLying = turns % 2 === 1;
    svg.setAttribute("viewBox", isLying ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`);
    const aside = [
      [0, 0],
      [height, 0],
      [width, height],
      [0, width],
    ][turns];
    photo.setAttribute("transform", `translate(${aside}) rotate(${90 * turns})`);
    outline.setAttribute("points", places.map(([x, y]) => [(x * width) / 100, (y * height) / 100]).join(" "));
    inOrder(handles).forEach((handle, index) => {
      const [x, y] = places[handles.indexOf(handle)] as Place;
      handle.setAttribute("cx", String((x * width) / 100));
      handle.setAttribute("cy", String((y * height) / 100));
      handle.setAttribute("aria-label", `${NAMES[index]} corner: ${x} % across, ${y} % down`);
    });
    line.textContent = `corners: ${JSON.stringify(inOrder(places))}`;
  };
  const move = (index: number, [x, y]: Place) => {
    const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
    places[index] = [within(x), within(y)];
    draw();
  };

  handles.forEach((handle, index) => {
    handle.addEventListener("pointerdown", ({ pointerId }) => handle.setPointerCapture(pointerId));
    handle.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
      if (!handle.hasPointerCapture(pointerId)) return;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(photo.getScreenCTM()?.inverse());
      move(index, [(100 * x) / width, (100 * y) / height]);
    });
    handle.addEventListener("keydown", (event) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const [x, y] = places[index] as Place;
      const step = event.shiftKey ? LEAP : STEP;
      const turn = (-Math.PI / 2) * turns;
      const across = arrow[0] * Math.cos(turn) - arrow[1] * Math.sin(turn);
      const down = arrow[0] * Math.sin(turn) + arrow[1] * Math.cos(turn);
      move(index, [x + step * across, y + step * down]);
    });
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (event.submitter?.getAttribute("value") === "copy")
      navigator.clipboard.writeText(line.textContent ?? "");
    else turns = (turns + 1) % 4;
    draw();
  });
  draw();
}
