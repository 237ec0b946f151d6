// Before anything is drawn: the theme a person chose, so that nothing flashes.
try {
  const theme = JSON.parse(localStorage.getItem('ringside.settings') || '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Private windows may keep nothing.
}
