/** What stands where a page will be while its questions are answered; the full-page loader says so. */
export function PageWaiting() {
  return <div className="page-waiting" />;
}
