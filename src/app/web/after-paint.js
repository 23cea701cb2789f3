// Inlined with a nonce. Imports the client modules after the first paint, or at the first touch or key.
{
  const { modules: files, sheets } = document.currentScript.dataset;
  const modules = files.split(' ');
  // Ends a task, so that what was touched is drawn; once something was, by a message, because timers wait longer and longer.
  const breathe = () =>
    new Promise((resolve) => {
      if (!isWanted) return setTimeout(resolve);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage('');
    });
  let isWanted = false;
  let isBringing = false;
  const bring = async () => {
    if (isBringing) return;
    isBringing = true;
    // Vite does not fetch a sheet that a link names; browsers fetch a disabled one only if the document itself brings it.
    for (const href of sheets.split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.setAttribute('disabled', '');
      link.href = href;
      document.head.append(link);
    }
    for (const [index, href] of modules.entries()) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
      if (index % 4 === 3) await breathe();
    }
    // In the order of imports, so that each module is evaluated in a task of its own.
    for (const href of modules) {
      await import(href);
      await breathe();
    }
  };
  const hurry = () => {
    isWanted = true;
    bring();
  };
  // The submit of a form that needs the client modules waits for them; the browser sends the others itself.
  window.waitingForms = [];
  addEventListener(
    'submit',
    (event) => {
      if (window.hydrated || !event.target.hasAttribute('data-needs-client')) return;
      event.preventDefault();
      window.waitingForms.push(event.target);
      hurry();
    },
    true,
  );
  // What is pressed or chosen before React listens waits, too; links and popovers the browser opens itself.
  window.waitingTouches = new Map();
  const kinds = {
    click: 'button[type=button]:not([popovertarget])',
    change: 'select, [type=radio], [type=checkbox]',
  };
  for (const [kind, controls] of Object.entries(kinds))
    addEventListener(
      kind,
      (event) => {
        const control = !window.isListening && event.target.closest?.(controls);
        if (control) window.waitingTouches.set(control, control.checked);
      },
      true,
    );
  // What is typed stays: React would put back what the server sent. Typed on when React listens, it has heard it.
  addEventListener(
    'input',
    ({ target }) => {
      if (!target.matches?.('textarea, input:not([type=radio], [type=checkbox], [type=file])')) return;
      if (window.isListening) window.waitingTouches.delete(target);
      else window.waitingTouches.set(target, target.value);
    },
    true,
  );
  // React would bring the whole page alive at once for a touch that it hears before the frame of it is, and draw nothing meanwhile.
  const discrete = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'];
  for (const kind of [...discrete, 'keydown', 'keyup', 'input', 'change'])
    addEventListener(kind, (event) => window.isListening || event.stopPropagation(), true);
  // The browser offers the installation once, maybe before the client modules are here.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
    dispatchEvent(new Event('installoffer'));
  });
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) whenIdle(bring, { timeout: 200 });
  }).observe({ type: 'paint', buffered: true });
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, hurry, { once: true, capture: true });
  setTimeout(bring, 3000);
}
