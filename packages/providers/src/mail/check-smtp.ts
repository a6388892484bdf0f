/** Signs in to a mail server and sends nothing. The problem in words, if there is one. */
export async function checkSmtp(url: string, timeoutMilliseconds: number): Promise<string | undefined> {
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: timeoutMilliseconds, greetingTimeout: timeoutMilliseconds }
  const transport = createTransport({ url, ...timeouts, socketTimeout: timeoutMilliseconds })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}
