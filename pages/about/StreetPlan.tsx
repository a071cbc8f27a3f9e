/** A plan of dotted streets and a river around the studio's dot: what stands where a map will be, or stays if none comes. */

type Street = { x1: number; y1: number; x2: number; y2: number };

const across = Array.from(
  { length: 9 },
  (_, i): Street => ({ x1: -20, y1: 60 + 68 * i, x2: 900, y2: 20 + 68 * i }),
);
const down = Array.from(
  { length: 11 },
  (_, i): Street => ({ x1: 40 + 82 * i, y1: -20, x2: 70 + 82 * i, y2: 640 }),
);

/** Each a multiple of these is an avenue: larger dots, closer together. */
const AVENUES = { across: 3, down: 4 };

export function StreetPlan() {
  return (
    <svg viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {across.map((street, index) => toLine(street, index % AVENUES.across === 0))}
      {down.map((street, index) => toLine(street, index % AVENUES.down === 0))}
      <path d="M-20 470C200 420 330 560 520 500S760 380 900 420" strokeWidth={5} strokeDasharray="0 8" />
      <circle cx={404} cy={246} r={17} strokeWidth={9} />
    </svg>
  );
}

function toLine({ x1, y1, x2, y2 }: Street, isAvenue: boolean) {
  return (
    <path
      key={`${x1} ${y1}`}
      d={`M${x1} ${y1}L${x2} ${y2}`}
      strokeWidth={isAvenue ? 3.4 : 2}
      strokeDasharray={isAvenue ? "0 6" : "0 9"}
    />
  );
}
