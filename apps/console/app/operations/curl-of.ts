import type { HttpVerb } from '@tessera/contract/kit/operation'
import { hideSecrets } from './hide-secrets.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The same call for a terminal. The token is a variable there, and secrets are left to the reader. */
export function curlOf(verb: HttpVerb, url: string, body?: unknown, variable = 'TOKEN'): string {
  const lines = [`curl ${verb === 'GET' ? '' : `-X ${verb} `}${quoted(url)}`, `-H "authorization: Bearer $${variable}"`]
  if (body !== undefined)
    lines.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(hideSecrets(body)))}`)
  return lines.join(' \\\n  ')
}
