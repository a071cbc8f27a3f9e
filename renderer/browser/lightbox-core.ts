/** What a lightbox needs once it opens: PhotoSwipe's core and the styles. */
import "photoswipe/style.css";
import "./lightbox.css";

export { default } from "photoswipe";
