/** Text that may stand in HTML and in XML, where `]]>` may not, between tags and in attributes with double quotes. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
