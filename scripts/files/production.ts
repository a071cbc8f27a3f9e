/** Sets what React and Vite read when they are first loaded. Vike sets it too, but after the scripts have loaded React. */
process.env.NODE_ENV = "production";
