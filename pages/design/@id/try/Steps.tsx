/** "Undo", "Redo", and "Compare", which shows the photo alone as long as it is held. */
import { Icon } from "#renderer/components/Icon.tsx";
import { type Change, canGo, type History } from "./history.ts";
import type { Setting } from "./renderer.ts";

type StepsProps = {
  history: History<Setting>;
  dispatch: (change: Change<Setting>) => void;
  setBare: (isBare: boolean) => void;
};

const WAYS = [
  { name: "Undo", icon: "undo", by: -1 },
  { name: "Redo", icon: "redo", by: 1 },
] as const;

export function Steps({ history, dispatch, setBare }: StepsProps) {
  const release = () => setBare(false);
  return (
    <div className="try-steps">
      {WAYS.map(({ name, icon, by }) => (
        <button
          key={name}
          type="button"
          className="dot-button"
          aria-label={name}
          disabled={!canGo(history, by)}
          onClick={() => dispatch({ type: "go", by })}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        className="btn btn-quiet"
        aria-description="Hold to see the photo without the ink"
        onPointerDown={() => setBare(true)}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={({ key }) => [" ", "Enter"].includes(key) && setBare(true)}
        onKeyUp={release}
        onBlur={release}
      >
        Compare
      </button>
    </div>
  );
}
