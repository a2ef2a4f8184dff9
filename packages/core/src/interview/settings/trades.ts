import type { SettingFamily } from './types.ts';

/** Settings of trades, driving, and stores. */
export const TRADES: readonly SettingFamily[] = [
  {
    of: ['construction', 'repair', 'construction-manager', 'project-manager'],
    settings: [
      {
        named: /\b(?:residential|homes?|homebuilding|houses?|apartments?)\b/,
        tied: /\b(?:homeowners?|bedrooms?|basement|attic|living room|their kitchen|ranch house|a house|family(?:'s|’s) house)\b/i,
      },
      {
        named: /\b(?:commercial|office|retail|hotel|hospital|school|restaurant)\b/,
        tied: /\b(?:office building|rooftop units?|high-rise|tenant(?:s| improvement)?|walk-in cooler|strip mall|restaurant|supermarket)\b/i,
      },
      {
        named: /\b(?:industrial|plant|manufacturing|refinery|factory|mill)\b/,
        tied: /\b(?:production line|refinery|paper mill|motor control center|process piping|the plant|factory)\b/i,
      },
    ],
  },
  {
    of: ['welder'],
    settings: [
      {
        named: /\b(?:mig|gmaw|production|fab|robotic)\b/,
        tied: /\b(?:MIG|wire feed\w*|feeder|robot cell|fixture|brackets?)\b/i,
      },
      { named: /\b(?:tig|gtaw|stainless|aluminum|sanitary)\b/, tied: /\b(?:TIG|tungsten|stainless|purge)\b/i },
      {
        named: /\b(?:pipe|pipeline|6g|stick|smaw)\b/,
        tied: /\b(?:pipes?|root pass|6G|E60\d\d|E70\d\d|low-hydrogen|stringer)\b/i,
      },
      {
        named: /\b(?:structural|ironwork\w*|heavy equipment|repair)\b/,
        tied: /\b(?:boom|excavator|girders?|columns?|bridge)\b/i,
      },
    ],
  },
  {
    of: ['bus-driver', 'passenger-driver'],
    settings: [
      { named: /\bschool\b/, tied: /\b(?:students?|stop arm|school bus|children|kids|parents?)\b/i },
      {
        named: /\b(?:transit|city|metro|public)\b/,
        tied: /\b(?:fares?|transit|transfers?|standing|(?:rider|passenger|someone) boards|rush hour)\b/i,
      },
      {
        named: /\b(?:motorcoach|coach|tour|charter|shuttle)\b/,
        tied: /\b(?:motorcoach|charter|tour|luggage|the group)\b/i,
      },
    ],
  },
  {
    of: ['delivery-driver'],
    settings: [
      {
        named: /\b(?:box truck|furniture|appliance|freight|beverage|parcel|package)\b/,
        tied: /\b(?:liftgate|hand truck|pallets?|appliances?)\b/i,
      },
      { named: /\b(?:courier|medical|lab|pharmacy)\b/, tied: /\b(?:courier|specimens?|dry ice|chain of custody)\b/i },
      { named: /\b(?:food|pizza|restaurant|meal)\b/, tied: /\b(?:pizza|restaurant|meals?|takeout)\b/i },
    ],
  },
  {
    of: ['dispatcher', 'logistics-coordinator'],
    settings: [
      {
        named: /\b(?:truck|trucking|freight|load|ltl|otr|carrier|logistics)\b/,
        tied: /\b(?:loads?|detention|trailers?|brokers?|hours of service|shippers?)\b/i,
      },
      {
        named: /\b(?:service|hvac|plumbing|technician|field|tow|towing)\b/,
        tied: /\b(?:technicians?|service calls?|furnace)\b/i,
      },
      {
        named: /\b(?:taxi|passenger|limo|paratransit|shuttle|bus)\b/,
        tied: /\b(?:passengers?|riders?|wheelchair|pickup times)\b/i,
      },
    ],
  },
  {
    of: ['retail', 'cashier'],
    settings: [
      {
        named: /\b(?:grocery|supermarket|produce|deli|convenience|beverage|food)\b/,
        tied: /\b(?:groceries|produce|milk|soda|deli|bakery|cases of|out of code|endcap|cases a week)\b/i,
      },
      {
        named: /\b(?:apparel|fashion|clothing|shoes?|boutique|visual|department store)\b/,
        tied: /\b(?:jackets?|dress(?:es)?|shoes|jeans|fitting rooms?|mannequins?|perfume|sweaters?)\b/i,
      },
      {
        named: /\b(?:electronics|wireless|phone|computer|appliance)\b/,
        tied: /\b(?:laptops?|phones? plan|televisions?|TV|headphones)\b/i,
      },
      {
        named: /\b(?:hardware|lumber|home improvement|paint|garden)\b/,
        tied: /\b(?:power tools?|lumber|paint|drill)\b/i,
      },
      {
        named: /\b(?:car|auto|automotive|vehicle|dealership|rv|boat|truck)\b/,
        tied: /\b(?:test drive|trade-in|on the lot|dealership)\b/i,
      },
      { named: /\b(?:jewelry|furniture|mattress|toy|book)\b/, tied: /\b(?:necklaces?|sofas?|mattress\w*|toys?)\b/i },
    ],
  },
];
