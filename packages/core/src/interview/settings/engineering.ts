import type { SettingFamily } from './types.ts';

/** Settings of engineering, projects, and computer systems. */
export const ENGINEERING: readonly SettingFamily[] = [
  {
    of: ['electrical-engineer'],
    settings: [
      {
        named: /\b(?:pcb|board|circuit|electronics?|hardware|analog|rf|embedded|asic|fpga|semiconductor)\b/,
        tied: /\b(?:PCB|boards?|op amp|traces|layout|microcontroller|datasheet|solder\w*|firmware|FPGA|emissions|connectors?)\b/i,
      },
      {
        named: /\b(?:power|utility|substation|distribution|transmission|protection|building|mep|plant|facilities)\b/,
        tied: /\b(?:transformers?|switchgear|switchboard|medium-voltage|kVAR|power factor|arc[- ]flash|ground fault|feeders?|one-line|seal drawings|emergency (?:power|system)|protective relays?)\b/i,
      },
    ],
  },
  {
    of: ['mechanical-engineer', 'mechanical-drafter'],
    settings: [
      {
        named: /\b(?:hvac|mep|building|plumbing|fire protection|refrigeration)\b/,
        tied: /\b(?:ducts?|chillers?|air handlers?|cooling load|boilers?|ventilation|diffusers?)\b/i,
      },
      {
        named: /\b(?:product|consumer|manufacturing|machine|automotive|design for|medical device|tooling)\b/,
        tied: /\b(?:FMEA|molded|O-ring|tolerances?|foundry|castings?|bearings?|finite element|mesh|field returns|machine you sold|prototypes?|injection)\b/i,
      },
    ],
  },
  {
    of: ['project-manager', 'project-engineer', 'business-analyst'],
    settings: [
      {
        named: /\b(?:construction|building|civil|site|facilities|infrastructure|solar|roofing|mep)\b/,
        tied: /\b(?:subcontractors?|punch list|change orders?|permits?|submittals?|RFIs?|job ?site|superintendent)\b/i,
      },
      {
        named: /\b(?:it|software|technical|digital|agile|scrum|systems?|erp|data)\b/,
        tied: /\b(?:software|sprints?|database|go-live|test phase|acceptance|release date|app|server|backlog)\b/i,
      },
    ],
  },
  {
    of: ['systems-administrator', 'technical-support-specialist', 'network-engineer'],
    settings: [
      {
        named: /\b(?:windows|microsoft|active directory|exchange|office 365|m365)\b/,
        tied: /\b(?:Windows|Active Directory|Group Policy|domain controller|Exchange)\b/i,
      },
      { named: /\b(?:linux|unix|red hat|rhel)\b/, tied: /\b(?:Linux|systemd|cron|inodes?|sudo|SSH)\b/i },
      { named: /\b(?:mac|macos|apple|jamf)\b/, tied: /\b(?:macOS|Macs?|Jamf)\b/i },
    ],
  },
];
