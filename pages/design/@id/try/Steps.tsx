/** "Undo", "Redo", and "Compare", which shows the photo alone as long as it is held. */
import { Icon } from "#renderer/components/Icon.tsx";
import { type Change, canRedo, canUndo, type History } from "./history.ts";
import type { Setting } from "./setting.ts";

type StepsProps = {
  history: History<Setting>;
  dispatch: (change: Change<Setting>) => void;
  setBare: (isBare: boolean) => void;
};

export function Steps({ history, dispatch, setBare }: StepsProps) {
  const release = () => setBare(false);
  return (
    <div className="try-steps">
      <button
        type="button"
        className="dot-button"
        aria-label="Undo"
        disabled={!canUndo(history)}
        onClick={() => dispatch({ type: "undo" })}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="dot-button"
        aria-label="Redo"
        disabled={!canRedo(history)}
        onClick={() => dispatch({ type: "redo" })}
      >
        <Icon name="redo" />
      </button>
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
