import { SAVED_KEY } from "#renderer/saved/store.ts";
import arrival from "#renderer/shell/arrival.js?url&no-inline";
import { toKey, UNKNOWN_KEY } from "#renderer/shell/storage.ts";
import beforePaint from "./before-paint.js?url&no-inline";
import { STORED_DEFAULTS } from "./kept-view.ts";
import { PARAMETERS } from "./view.ts";

export function Head() {
  return (
    <>
      {/* Classic scripts, so that they run before the first paint. The build inlines them. */}
      <script
        src={beforePaint}
        data-parameters={PARAMETERS.join()}
        data-defaults={JSON.stringify(STORED_DEFAULTS)}
        data-saved-key={toKey(SAVED_KEY)}
        data-unknown-key={toKey(UNKNOWN_KEY)}
      />
      <script src={arrival} data-follower="own-idea" />
    </>
  );
}
