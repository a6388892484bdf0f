import { checkSmtp } from '@tessera/providers/mail/check-smtp'
import { bad, type Finding, good, look } from './finding.ts'

const timeoutMilliseconds = 5000

/** Whether the mail server takes our sign-in. */
export async function checkMailServer(url: string | undefined): Promise<Finding[]> {
  if (!url) return [look('No email leaves the shop.', 'Set SMTP_URL.')]
  const problem = await checkSmtp(url, timeoutMilliseconds)
  return [problem ? bad(`The mail server fails: ${problem}.`, 'Correct SMTP_URL.') : good('The mail server answers.')]
}

/** Whether visitors reach the shop. */
export async function checkAddress(url: string): Promise<Finding[]> {
  const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(timeoutMilliseconds) }).catch(
    () => undefined,
  )
  return [
    answer?.ok
      ? good(`${url} is ready.`)
      : bad(`${url}/health/ready answers ${answer?.status ?? 'nothing'}.`, 'Start the parts, or correct PUBLIC_URL.'),
  ]
}
