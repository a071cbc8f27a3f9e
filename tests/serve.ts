/** Command: serves the built site on a port that is free, and says which. environment.ts explains `CONTENT` and `BASE_URL`. */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SITE } from "#disk/build-folder.ts";
import { createStaticServer } from "#output/hosting/static-server.ts";
import { contentFolder, siteBase } from "#processes/environment.ts";

const server = createStaticServer(join(contentFolder, SITE), siteBase).listen(0, "localhost", () =>
  console.log(`port ${(server.address() as AddressInfo).port}`),
);
