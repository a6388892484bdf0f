/** Converts `CostCenters` → `Cost centers`, `ApiClients` → `API clients`, for headings. */
export function headingOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  const heading = words.charAt(0).toUpperCase() + words.slice(1)
  return heading
    .replace(/^Api\b/, 'API')
    .replace(/^Open id/, 'OpenID')
    .replace(/^Xp\b/, 'xp')
}
