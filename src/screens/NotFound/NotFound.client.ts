// Asks for the very same address again; the form alone would add a question mark to it.
document.querySelector('[data-retry]')?.addEventListener('submit', (event) => {
  event.preventDefault();
  location.reload();
});
