import arrival from "#renderer/browser/arrival.js?url&no-inline";

export function Head() {
  return <script src={arrival} data-follower="facts" />;
}
