import type { EmailTemplate } from '../../../kit/email/email-templates.ts'

/** Emails whose whole purpose is a link, a code or a password for their reader. */
const privateTemplates: ReadonlySet<string> = new Set<EmailTemplate>([
  'activation',
  'reset',
  'invitation',
  'email-confirm',
  'email-asked',
  'order-link',
  'vendor-invitation',
  'platform-message',
])

export const isPrivateEmail = (template: string): boolean => privateTemplates.has(template)
