import type { PacketDetail } from '@foothold/contracts/recruiting/packets';

type Contact = NonNullable<PacketDetail['content']['contact']>;

/** The contact details that a packet sends, with their names, without those that its résumé doesn’t state. */
export function listContactFacts(contact: Contact): { term: string; value: string }[] {
  const { name, email, phone, city, region, postalCode, country, linkedin, github, website } = contact;
  return [
    { term: 'Name', value: name },
    { term: 'Email', value: email },
    { term: 'Phone', value: phone },
    {
      term: 'Place',
      value: [city, [region, postalCode].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
    },
    { term: 'LinkedIn', value: linkedin },
    { term: 'GitHub', value: github },
    { term: 'Website', value: website },
  ].filter(({ value }) => value !== '');
}
