/**
 * What stands behind the overlay while there is no content to draw a page from. It reloads once there is. It has all the
 * scripts of a page and its parts: the editor draws into it what it can, and its bar stands.
 */
export function noContentPage(base: string, isWaiting: boolean): string {
  const prefix = base.endsWith('/') ? base.slice(0, -1) : base;
  return `<!doctype html>
<html lang="en-CA"${isWaiting ? ' data-waiting-for-content' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Something in the content to mend</title>
    <link rel="stylesheet" href="${prefix}/src/styles/global.css" />
    <style data-look></style>
    <script type="module" src="${prefix}/@vite/client"></script>
    <script type="module" src="${prefix}/@id/astro:scripts/page.js"></script>
  </head>
  <body>
    <div class="behind"></div>
    <main id="main" tabindex="-1">
      <h1>The page shows as soon as the content is mended</h1>
      <p>Mend what the list names, and save: nothing else is needed.</p>
      <noscript><p>The list needs JavaScript; <code>npm run check -- content</code> prints it too.</p></noscript>
    </main>
    <div class="behind"></div>
  </body>
</html>
`;
}
