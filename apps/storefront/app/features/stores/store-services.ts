/** What a store offers, in words. What nobody has named yet is shown as it is written. */
const names: Record<string, { name: string; text: string }> = {
  'design-studio': { name: 'Design studio', text: 'Sit down with a designer, samples on the table.' },
  'pick-up': { name: 'Pick-up', text: 'Order online, load at the dock. Free.' },
  'cut-to-size': { name: 'Cut to size', text: 'Mosaics, trim and slabs cut while you wait.' },
  'pro-desk': { name: 'Pro desk', text: 'Quotes, lots on hold and early loading for the trade.' },
  'will-call': { name: 'Will call', text: 'Call ahead and we set boxes of one lot aside.' },
}

export const serviceOf = (service: string): { name: string; text: string } =>
  names[service] ?? { name: service.replaceAll('-', ' '), text: '' }

export const services = Object.keys(names)
