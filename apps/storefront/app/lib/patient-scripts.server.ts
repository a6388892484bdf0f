const named = '<link rel="modulepreload"'
const patient = '<link fetchpriority="low" rel="modulepreload"'

/**
 * The router names scripts as urgent as styles. On a phone 120 kB of them take more than half a second of the line, which
 * the picture and the words everybody waits for need first.
 */
export function withPatientScripts(html: Buffer): Buffer {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.toString('utf8', 0, end).replaceAll(named, patient)
  return Buffer.concat([Buffer.from(head), html.subarray(end)])
}
