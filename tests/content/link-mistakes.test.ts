/** Messages about links, pictures and HTML in texts. */
import { describe, expect, test } from "vitest";
import { makeSite, report, reportOf, reportWith, write } from "./site.ts";

const SENTENCE = "The shop minimum is $150.";

/** The messages about each as part of the policy "Pricing". */
const policyWith = (...texts: string[]) => reportWith("studio", SENTENCE, texts);

describe("links that work", () => {
  test.each([
    "[a](/) [b](/designs/) [c](/designs) [d](/info/#tips) [e](/info#tips) [f](#pricing) [g](#)",
    "[a](/design/12/) [b](/design/19) [c](/booking/?design=12) [d](/feed.xml)",
    "[a](/#work-3) [b](/#doodles) [c](/about#studio) [d](/about/#hand-poked) [e](/booking/#faq-how-do-i-prepare)",
    "[a](tel:+15035550199) [b](TEL:503-555-0199) [c](mailto:me@dots.example?subject=Hi) [d](https://dots.example)",
    "<https://dots.example> <me@dots.example> www.dots.example https://dots.example me@dots.example",
    "[a][1] [1] [a](/info/ 'A title') ![A tray](studio/1.jpg 'A title') ![A tray][2]\n\n        [1]: /designs/\n        [2]: <studio/2.jpg>",
  ])("%s", (text) => {
    expect(policyWith(text)).toBe("");
  });
});

describe("broken links", () => {
  test("are found at the link itself, in each text, however it is written", () => {
    expect(
      report({
        studio: [
          [
            "intro: |\n    Please read the FAQ below.",
            "intro: >\n    See the\n    **[FAQ](#fqa)** or\n    [Info](/inof/).",
          ],
          ["Sleep, eat, drink water.", `"Sleep, or [\\"rest\\"](/abuot/)"`],
          ["Before needles came", "Before [needles]\n    [1] came"],
          ["- a list: with a colon", "[1]: /design/13/"],
          [`${SENTENCE}\n`, "All [prices](/pricing) and [prices](/designs/) are [fixed](/info#prcing).\n"],
        ],
      }),
    ).toMatchInlineSnapshot(`
      "studio.yaml:43:7  booking › intro
        The page /booking/ has no section #fqa. Its sections: #faq-which-deposit-do-i-pay, #faq-how-do-i-prepare.
      studio.yaml:44:5  booking › intro
        This site has no page /inof/. Did you mean /info/?
      studio.yaml:49:15  question 2 › answer
        This site has no page /abuot/. Did you mean /about/?
      studio.yaml:58:5  about › biography
        There is no design 13 at /design/13/. Write /design/, and the id of one in catalogue.yaml.
      studio.yaml:72:13  policy "Pricing" › body
        This site has no page /pricing/. Its pages: /, /about/, /booking/, /contact/, /designs/, /info/.
      studio.yaml:72:60  policy "Pricing" › body
        The page /info/ has no section #prcing. Did you mean /info#pricing?

      6 problems."
    `);
  });

  test("name the page or the section that may be meant, or those that are there", () => {
    expect(
      policyWith(
        "[x](/Designs/)",
        "[x](../info.html)",
        "[x](booking)",
        "[x](/desing/12)",
        "[x](/designs/77)",
        "[x](/shop/#cheap)",
        "[x](/info/#prcing)",
        "[x](/info/#aftercare)",
        "[x](/contact/#form)",
        "[x]()",
      ),
    ).toMatchInlineSnapshot(`
      "studio.yaml:69:9  policy "Pricing" › body
        This site has no page /Designs/. Did you mean /designs/?
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found ../info.html. Did you mean /info/?
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found booking. Did you mean /booking/?
        This site has no page /desing/12/. Did you mean /design/12/?
        There is no design 77 at /designs/77/. Write /design/, and the id of one in catalogue.yaml.
        This site has no page /shop/. Its pages: /, /about/, /booking/, /contact/, /designs/, /info/.
        The page /info/ has no section #prcing. Did you mean /info/#pricing?
        The page /info/ has no section #aftercare. Its sections: #pricing, #tips, #hygiene, #care.
        The page /contact/ has no section #form. Its sections: #your-own-idea.
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found nothing.
      "
    `);
  });

  test("cannot run scripts, and begin with a scheme that browsers and phones know", () => {
    expect(
      policyWith(
        "[x](javascript:alert(1))",
        "[x](data:text/html,hi)",
        "[x](//dots.example/a)",
        "[x](www.dots.example)",
        "[x](me@dots.example)",
        "[x](+1-503-555-0199)",
        "<ftp://dots.example>",
        "[x](mailto:me)",
        "[x](<https://dots example>)",
        "[x][1]\n\n        [1]: vbscript:x",
      ),
    ).toMatchInlineSnapshot(`
      "studio.yaml:69:9  policy "Pricing" › body
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found javascript:alert(1).
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found data:text/html,hi.
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found //dots.example/a.
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found www.dots.example. Did you mean https://www.dots.example?
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found me@dots.example. Did you mean mailto:me@dots.example?
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found +1-503-555-0199. Did you mean tel:+1-503-555-0199?
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found ftp://dots.example.
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found mailto:me.
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found https://dots example.
      studio.yaml:71:9  policy "Pricing" › body
        Expected a page such as /designs/, or an address that begins with https://, mailto: or tel:, found vbscript:x.
      "
    `);
  });

  test("are not checked while a file cannot be read, because it may contain their target", () => {
    expect(report({ catalogue: "- id: [", studio: [[SENTENCE, "[x](/design/99/)"]] })).not.toContain(
      "design 99",
    );
  });
});

test("a picture is a file below images/, with a path", () => {
  expect(
    policyWith(
      "![A tray](studio/11.jpg)",
      "![A tray](/images/studio/1.jpg)",
      "![A tray](https://dots.example/1.jpg)",
      "![A tray](//dots.example/1.jpg)",
      "![A tray](data:image/png;base64,AA)",
      "![A tray]()",
      "![A tray][1]\n\n        [1]: studio/tray.jpg",
    ),
  ).toMatchInlineSnapshot(`
    "studio.yaml:69:9  policy "Pricing" › body
      No file images/studio/11.jpg. Put the file there, or correct the path.
      Expected the path as it is below images/, found /images/studio/1.jpg. Write studio/1.jpg
      Expected a path below images/, found https://dots.example/1.jpg. Put the photo into images/ and write its path there.
      Expected a path below images/, found //dots.example/1.jpg. Put the photo into images/ and write its path there.
      Expected a path below images/, found data:image/png;base64,AA. Put the photo into images/ and write its path there.
      The picture has no path. Write it between the brackets: ![what it shows](studio/1.jpg)
    studio.yaml:71:9  policy "Pricing" › body
      No file images/studio/tray.jpg. Put the file there, or correct the path.
    "
  `);
});

test("a picture in a text is used, and its name may have percent signs for spaces", () => {
  const root = makeSite({ studio: [[SENTENCE, "![A tray](studio/my%20tray.jpg)"]] });
  write(root, "images/studio/my tray.jpg", "a photo");
  expect(reportOf(root)).toBe("\n0 problems.");
});

test("HTML is not Markdown", () => {
  expect(
    policyWith('By <b class="x">card</b>.', "<script>\n        alert(1)\n        </script>"),
  ).toMatchInlineSnapshot(`
    "studio.yaml:69:12  policy "Pricing" › body
      Expected Markdown, found the HTML <b class="x">. Write [words](/designs/) for a link, **words** for bold type, \\< for the sign itself.
    studio.yaml:69:9  policy "Pricing" › body
      Expected Markdown, found the HTML <script> alert(1) </script>. Write [words](/designs/) for a link, **words** for bold type, \\< for the sign itself.
    "
  `);
});
