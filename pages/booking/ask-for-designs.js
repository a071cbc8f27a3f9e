/** Browsers that cannot wait show the numbers first. */
(() => {
  if (!/[?&]design=\d/.test(location.search)) return;
  const script = document.createElement("script");
  script.type = "module";
  script.src = document.currentScript.dataset.designs;
  script.setAttribute("blocking", "render");
  document.head.append(script);
})();
