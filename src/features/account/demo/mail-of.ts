/** The address of somebody of the demo town: `lucia.ferrer@example.com`. */
export const mailOf = (firstName: string, lastName: string): string =>
  `${plain(firstName)}.${plain(lastName)}@example.com`;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
