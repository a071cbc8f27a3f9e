/** A dotted street plan with a river and the studio's dot. It stays when the map over it does not load. */

const across = Array.from({ length: 9 }, (_, i) => `M-20 ${60 + 68 * i}L900 ${20 + 68 * i}`);
const down = Array.from({ length: 11 }, (_, i) => `M${40 + 82 * i} -20L${70 + 82 * i} 640`);

/** Every third and every fourth street is an avenue: larger dots, closer together. */
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

function toLine(street: string, isAvenue: boolean) {
  const [strokeWidth, strokeDasharray] = isAvenue ? [3.4, "0 6"] : [2, "0 9"];
  return <path key={street} d={street} strokeWidth={strokeWidth} strokeDasharray={strokeDasharray} />;
}
