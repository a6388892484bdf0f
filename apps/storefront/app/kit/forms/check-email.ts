/** A hint while typing; the server decides. */
export function checkEmail(text: string): string | undefined {
  if (!text.includes('@')) return 'Enter an email address, for example name@example.com.'
  return /^\S+@\S+\.\S+$/.test(text.trim()) ? undefined : 'Check the part after the @. It should look like example.com.'
}

export const checkZip = (text: string): string | undefined =>
  /^\d{5}(-\d{4})?$/.test(text.trim()) ? undefined : 'Enter a 5-digit ZIP code, for example 60540.'
