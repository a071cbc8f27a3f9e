/** Dotted streets, a river and the studio's dot, for where the map cannot be loaded. They are no real place. */

/** Every third street is a main street. */
const MAIN = { strokeWidth: 3.4, strokeDasharray: "0 6" };
const SIDE = { strokeWidth: 2, strokeDasharray: "0 9" };
const lookOf = (index: number) => (index % 3 === 0 ? MAIN : SIDE);

const ACROSS = Array.from({ length: 9 }, (_, index) => `M-20 ${60 + 68 * index}l920-40`);
const DOWN = Array.from({ length: 11 }, (_, index) => `M${40 + 82 * index}-20l30 660`);

export function Streets() {
  return (
    <svg
      className="size-full fill-none stroke-line"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {[ACROSS, DOWN].map((streets) => streets.map((d, index) => <path key={d} d={d} {...lookOf(index)} />))}
      <path d="M-20 470C200 420 330 560 520 500S760 380 900 420" strokeWidth="5" strokeDasharray="0 8" />
      <circle cx="404" cy="246" r="17" className="fill-ink stroke-9 stroke-wall-deep" />
    </svg>
  );
}
