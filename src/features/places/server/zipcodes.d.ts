declare module 'zipcodes' {
  /** One ZIP code of the United States or postal code of Canada, with the middle of its area. */
  export type PostalArea = {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  };
  const zipcodes: { codes: Record<string, PostalArea> };
  export default zipcodes;
}
