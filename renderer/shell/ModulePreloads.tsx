/** The modules that the page's own script imports: they come with it, not after it, and after what is seen first. */
import type { GlobalContextServer } from "vike/types";
import { usePageContext } from "vike-react/usePageContext";
import { toAddress } from "#domain/address.ts";

type Manifest = NonNullable<GlobalContextServer["assetsManifest"]>;

export function ModulePreloads() {
  const { pageId, globalContext } = usePageContext();
  const manifest = ("assetsManifest" in globalContext && globalContext.assetsManifest) || {};
  const entry = [`${pageId?.slice(1)}/+client.ts`, "renderer/+client.ts"].find((key) => key in manifest);
  return listImports(manifest, entry ? [entry] : []).map((file) => (
    <link key={file} rel="modulepreload" href={toAddress(file)} fetchPriority="low" />
  ));
}

/** The files of what the modules import, and of what those import. Keys are those of Vite's manifest. */
function listImports(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set(keys);
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found].slice(keys.length).flatMap((key) => manifest[key]?.file ?? []);
}
