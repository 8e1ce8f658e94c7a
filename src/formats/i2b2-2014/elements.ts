/** The element of each TYPE, after the annotation guidelines of the 2014 i2b2/UTHealth shared task, track 1. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  NAME: ['PATIENT', 'DOCTOR', 'USERNAME', 'NAME'],
  PROFESSION: ['PROFESSION'],
  LOCATION: [
    'ROOM', 'DEPARTMENT', 'HOSPITAL', 'ORGANIZATION', 'STREET', 'CITY', 'STATE', 'COUNTRY', 'ZIP', 'LOCATION-OTHER',
    'LOCATION',
  ], // prettier-ignore
  AGE: ['AGE'],
  DATE: ['DATE'],
  CONTACT: ['PHONE', 'FAX', 'EMAIL', 'URL', 'IPADDR', 'IPADDRESS', 'CONTACT'],
  ID: ['SSN', 'MEDICALRECORD', 'HEALTHPLAN', 'ACCOUNT', 'LICENSE', 'VEHICLE', 'DEVICE', 'BIOID', 'IDNUM', 'ID'],
  OTHER: ['OTHER'],
};

const elementOfType = new Map(
  Object.entries(ELEMENTS).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);

/** The element that holds a TYPE; `undefined` for one that the task does not have. */
export function elementOf(type: string): string | undefined {
  return elementOfType.get(type.toUpperCase());
}
