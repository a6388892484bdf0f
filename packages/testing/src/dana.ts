/** A guest who orders for her own home. */
export const dana = {
  firstName: 'Dana',
  lastName: 'Reyes',
  street1: '12 Oak St',
  city: 'Naperville',
  state: 'IL',
  zip: '60540',
  phone: '630 555 0142',
}
