/** What stands behind the overlay while there is no content to draw a page from. It reloads once there is. */
export function noContentPage(base: string, client: string): string {
  const prefix = base.endsWith('/') ? base.slice(0, -1) : base;
  return `<!doctype html>
<html lang="en-CA" data-waiting-for-content>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Something in the content to mend</title>
    <script type="module" src="${prefix}/@vite/client"></script>
    <script type="module" src="${prefix}${client}"></script>
  </head>
  <body>
    <main>
      <h1>The page shows as soon as the content is mended</h1>
      <p>Mend what the list names, and save: nothing else is needed.</p>
      <noscript><p>The list needs JavaScript; <code>npm run check -- content</code> prints it too.</p></noscript>
    </main>
  </body>
</html>
`;
}
