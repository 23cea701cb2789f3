/** Cache storage is cleared at every route render, as the specification wants; what must stay is kept elsewhere. */
export function clearCaches() {
  if (typeof caches === 'undefined') return;
  void caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(() => undefined);
}
