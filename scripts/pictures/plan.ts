/** Lists the originals and their roles, as plain data. */
import { type Design, toCorners } from "#domain/catalogue-schema.ts";
import type { Content } from "#domain/content.ts";
import { ROLE_NAMES, ROLES, type Role } from "#domain/roles.ts";
import type { ScanOverrides } from "#drawing/scan/decide.ts";

/** An original and its roles. `path` is below `images/`, as the YAML writes it. */
export type PlannedOriginal = { path: string; roles: Role[]; overrides?: ScanOverrides };

/** Lists each original once, with its roles. */
export function planOriginals(content: Omit<Content, "studio">): PlannedOriginal[] {
  const rolesOf = new Map<string, Role[]>();
  for (const role of ROLE_NAMES) {
    for (const path of new Set(ROLES[role].originals(content)))
      rolesOf.set(path, [...(rolesOf.get(path) ?? []), role]);
  }
  const designs = new Map(content.catalogue.map((design) => [design.image, design]));
  return [...rolesOf].map(([path, roles]) => ({ path, roles, ...overridesOf(designs.get(path) ?? {}) }));
}

/** Returns what the artist specifies about the scan of a design; most specify nothing. */
function overridesOf({ scan, corners }: Partial<Design>): { overrides?: ScanOverrides } {
  if (!corners && scan !== false) return {};
  return { overrides: { scan, corners: corners && toCorners(corners) } };
}
