/** Where the site lies on its host: `/`, or below a path when `BASE_URL` says so, as on GitHub project pages. */

/** With both slashes: `/` or `/project/`. */
export const siteBase = `/${process.env.BASE_URL ?? ""}/`.replace(/\/+/g, "/");
