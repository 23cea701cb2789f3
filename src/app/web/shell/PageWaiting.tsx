/** The placeholder of a page while its queries are loading; the full-page loader announces it. */
export function PageWaiting() {
  return <div className="page-waiting" />;
}
