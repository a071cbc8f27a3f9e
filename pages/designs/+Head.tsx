import arrival from "#renderer/browser/arrival.js?url&no-inline";
import { UNKNOWN_KEY } from "#renderer/browser/storage.ts";
import { SAVED_KEY } from "#renderer/saved/store.ts";
import beforePaint from "./before-paint.js?url&no-inline";
import { PARAMETERS, STORED_DEFAULTS } from "./view.ts";

export function Head() {
  return (
    <>
      {/* Classic scripts, so that they run before the first paint. The build inlines them. */}
      <script
        src={beforePaint}
        data-parameters={PARAMETERS.join()}
        data-defaults={JSON.stringify(STORED_DEFAULTS)}
        data-saved-key={SAVED_KEY}
        data-unknown-key={UNKNOWN_KEY}
      />
      <script src={arrival} />
    </>
  );
}
