/** Command: builds a copy of the test studio that is published below a path. */
import { cpSync } from "node:fs";
import { buildSite } from "../fixtures/small-studio.ts";
import { PROJECT, PROJECT_BASE, STUDIO } from "../fixtures/studio.ts";

for (const part of ["catalogue.yaml", "portfolio.yaml", "studio.yaml", "images", ".cache"])
  cpSync(`${STUDIO}/${part}`, `${PROJECT}/${part}`, { recursive: true });
buildSite(PROJECT, PROJECT_BASE);
