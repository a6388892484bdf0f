const [eastern, central, mountain, pacific] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
]

const statesByZone: Record<string, string> = {
  [eastern]: 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  [central]: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  [mountain]: 'CO MT NM UT WY',
  [pacific]: 'CA NV OR WA',
  'America/Phoenix': 'AZ',
  'America/Boise': 'ID',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}

/** Store cities that are in another time zone than most of their state. */
const cities: Record<string, string> = {
  'El Paso TX': mountain,
  'Evansville IN': central,
  'Knoxville TN': eastern,
  'Merrillville IN': central,
  'Pensacola FL': central,
}

const zones = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
)

export function timeZoneOf(city: string, state: string): string {
  const zone = cities[`${city} ${state}`] ?? zones.get(state)
  if (!zone) throw new Error(`No time zone is known for ${city}, ${state}.`)
  return zone
}
