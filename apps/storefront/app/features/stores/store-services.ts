/** Labels of the store services; a service without a label is shown by its key. */
const names: Record<string, { name: string; text: string }> = {
  'design-studio': { name: 'Design studio', text: 'Meet with a designer and compare samples.' },
  'pick-up': { name: 'Pickup', text: 'Order online and load at the dock, free.' },
  'cut-to-size': { name: 'Cut to size', text: 'Mosaics, trim and slabs cut while you wait.' },
  'pro-desk': { name: 'Pro desk', text: 'Quotes, lot holds and early loading for pros.' },
  'will-call': { name: 'Will call', text: 'Call ahead and we’ll reserve boxes from one lot.' },
}

export const serviceOf = (service: string): { name: string; text: string } =>
  names[service] ?? { name: service.replaceAll('-', ' '), text: '' }

export const services = Object.keys(names)
