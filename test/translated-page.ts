/**
 * What the translator of a browser does with the page that is open, and with what comes later: each text goes into elements of its own,
 * and the node that was there is in the document no more. Runs in the page of a journey, too, so it names nothing outside of itself.
 */
export function translatePage(): () => void {
  const skipped = 'script, style, textarea, title, font, svg, [translate="no"], [translate="no"] *';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.matches(skipped)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const changes = { childList: true, characterData: true, subtree: true };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) if (node.isConnected) translate(node);
    observer.takeRecords();
  });
  translate(document.body);
  observer.observe(document.body, changes);
  return () => observer.disconnect();
}
