/** The mark: a snail of dots whose beat slows along its spiral. */

/** Centre and radius of each dot, in a square of 48. */
const DOTS = [
  [20.3, 18, 0.9],
  [21.1, 20.4, 1.03],
  [18.8, 22.1, 1.15],
  [16, 20.6, 1.26],
  [16, 17.1, 1.36],
  [19, 15, 1.46],
  [22.8, 16.2, 1.55],
  [24.6, 20, 1.63],
  [23.1, 24.1, 1.7],
  [19.1, 26.3, 1.77],
  [14.5, 25.5, 1.84],
  [11.1, 22.1, 1.9],
  [10.2, 17.1, 1.96],
  [12.1, 12.3, 2.01],
  [16.2, 9.1, 2.06],
  [21.6, 8.2, 2.11],
  [26.8, 9.9, 2.16],
  [30.9, 13.8, 2.2],
  [33, 19.1, 2.24],
  [32.8, 25, 2.28],
  [30.3, 30.3, 2.32],
  [2.6, 42.2, 0.9],
  [6.4, 42.6, 1.25],
  [11, 42.8, 1.6],
  [16.4, 43, 1.9],
  [22.4, 43, 2.15],
  [28.8, 42.8, 2.3],
  [35, 41.6, 2.35],
  [40, 37.8, 2.35],
  [42.4, 32.2, 2.2],
  [41.2, 26.9, 1.2],
  [40.4, 23, 1.5],
  [45.4, 27.6, 1.1],
  [46.4, 24.2, 1.4],
] as const;

/** Drawn once per page; every `Mark` refers to it. */
export function MarkSymbol() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <symbol id="snail" viewBox="0 0 48 48">
        {DOTS.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </symbol>
    </svg>
  );
}

export function Mark({ className }: { className: string }) {
  return (
    <svg className={`flex-none fill-current ${className}`} viewBox="0 0 48 48" aria-hidden="true">
      <use href="#snail" />
    </svg>
  );
}
