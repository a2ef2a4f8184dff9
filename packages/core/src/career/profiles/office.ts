/** See `format.ts` for how these tables are written. */
export const OFFICE_PROFILES = `
  administrative-assistant | hdpe | keep an office’s calendar, documents, and mail in order | Microsoft Office, calendars, writing, phone
      | take a free Excel and Outlook course, and show planning you did, paid or unpaid
      | become executive assistant or specialist / manage an office
  executive-assistant | hde | run an executive’s time, travel, and meetings | calendars, travel, discretion, writing
      | support one manager fully first, with an example of a trip or event
      | become chief of staff / lead assistants
  receptionist | dpe | welcome visitors and answer the phone | phone, scheduling, calm service
      | show face-to-face service and basic office software
      | become administrative assistant / run a front office
  office-clerk | dpe | file, type, copy, and answer | typing, office software, accuracy
      | take a typing test and a free Excel course
      | specialize in payables or records / –
  data-entry-clerk | hpe | type data quickly and without mistakes | typing, accuracy, Excel
      | test your typing speed, and beware of remote offers that ask you for money
      | learn Excel and SQL to become a data analyst / –
  customer-service-representative | hnpe | answer customers’ questions and fix problems | listening, clear writing, ticket systems
      | show service with a number, such as calls or sales a day
      | become technical support or account manager / lead a team
  travel-agent | hcse | plan and book trips | booking systems, destinations, service
      | join a host agency that trains you, and pick one kind of trip
      | specialize in business or cruises / own an agency
  meter-reader | doe | read and check meters | walking, accuracy, driving
      | ask the utility also for technician apprenticeships, as meters are being automated
      | become a utility technician / –
  customer-service-manager | hdg | lead a service team | coaching, service data, scheduling
      | lead a shift or train new people, with a number you improved
      | move to operations or quality / direct service
  shipping-clerk | dle | pack, label, and record goods | accuracy, shipping systems, forklift
      | show warehouse or stock work
      | become logistics coordinator / lead a dock
  production-planner | hdg | plan what is made and when | ERP, Excel, inventory, communication
      | move from production, stock, or buying, and learn the ERP of your site
      | earn the CPIM / manage planning
`;
export const SALES_PROFILES = `
  account-executive | htcg | sell to businesses and close contracts | prospecting, negotiation, CRM, listening
      | start as sales development representative, or sell in the field you know
      | own larger accounts / lead a sales team
  inside-sales-representative | hce | sell by phone and online | calls, CRM, product knowledge, persistence
      | show service or retail sales with numbers
      | become account executive / lead a team
  sales-development-representative | rce | find and qualify new customers | cold calls and email, research, CRM
      | write three sample emails to real companies and apply widely; a degree matters little
      | become account executive / lead a team
  business-development-manager | htcg | open new markets and partnerships | networking, negotiation, proposals
      | bring one partner or client where you are now
      | own strategic deals / direct business development
  account-manager | hcg | keep and grow existing customers | relationships, renewals, product knowledge
      | show customers you kept or grew
      | own strategic accounts / lead account managers
  customer-success-manager | rdg | help customers get results so that they stay | onboarding, data, teaching, CRM
      | show teaching, support, or nursing-like care of clients with a result
      | own the largest customers / lead a team
  technical-account-manager | hdg | guide customers through technical problems | troubleshooting, APIs, communication
      | move from support or engineering
      | own strategic customers / lead a team
  sales-manager | htcg | lead salespeople to their targets | coaching, forecasting, hiring, CRM
      | reach your own target and coach two colleagues
      | own key accounts / direct sales
  sales-support-specialist | hde | prepare quotes, orders, and data for sales | CRM, Excel, accuracy
      | show order or office work and learn Salesforce basics
      | become sales operations analyst / lead support
`;
export const MARKETING_PROFILES = `
  marketing-manager | hdg | plan and run campaigns | strategy, budgets, analytics, writing
      | run one campaign with its cost and result
      | specialize in growth or brand / direct marketing
  marketing-director | hdg | own marketing for a company or region | strategy, budgets, team, brand
      | lead campaigns and two people first
      | advise on brand / become CMO
  marketing-specialist | hdg | carry out campaigns in one channel | email, ads, SEO, analytics, writing
      | earn the free Google Analytics and Ads certificates and run a small campaign for a real group
      | become the expert of a channel / manage campaigns
  marketing-coordinator | hdg | organize campaigns, events, and content | scheduling, writing, social tools, Excel
      | organize the marketing of one event or club with results
      | become specialist / become manager
  product-marketing-manager | rdg | explain a product and bring it to market | positioning, launches, research, writing
      | write one launch plan with customer interviews
      | own a product line / lead product marketing
  social-media-specialist | rnse | plan and post content and answer people | writing, short video, analytics
      | grow one real account and show its numbers
      | specialize in paid or video / lead social
  public-relations-specialist | hdg | tell an organization’s story to the press and public | writing, pitching, events, calm in a crisis
      | write three press releases and get one placed
      | specialize in crisis or policy / direct communication
  market-research-analyst | hdg | find out what customers want | surveys, statistics, Excel, writing
      | run one survey with 50 answers and write a two-page report
      | own a research program / lead research
`;
export const CREATIVE_PROFILES = `
  graphic-designer | rsg | design print and screen graphics | Adobe or Figma, typography, layout, feedback
      | make a portfolio of five pieces, two of them for real clients
      | specialize in brand or motion / become art director
  art-director | hg | decide how a campaign or publication looks | concepts, team feedback, presentation
      | lead the look of one campaign as a designer
      | freelance at a higher level / become creative director
  illustrator | rse | draw for books, media, and products | drawing, style, digital tools, contracts
      | show twenty consistent pieces and take three commissions
      | license your work / run a studio
  multimedia-artist | hsg | make animation and effects | 3D or motion tools, timing, modeling
      | make a reel of 60 seconds
      | specialize in rigging or effects / lead a team
  interior-designer | sg | plan rooms and interiors | space planning, CAD, materials, codes
      | show three rooms with plans; some states regulate the title and the NCIDQ helps
      | specialize in healthcare or kitchens / own a firm
  fashion-designer | sg | design clothes | drawing, patterns, sewing, fabrics
      | make a collection of six pieces and start as assistant
      | specialize in technical design / own a line
  photographer | nsce | take and edit pictures | lighting, editing, clients
      | assist two photographers and show fifteen pictures in one specialty
      | specialize in commercial work / own a studio
  video-editor | rse | cut video and sound | Premiere or Resolve, story, sound, color
      | edit three short pieces for real people and make a reel
      | specialize in color or documentary / lead post-production
  camera-operator | nlse | operate cameras | framing, lighting, equipment
      | work as production assistant and build a reel
      | become director of photography / lead a crew
  broadcast-technician | nle | run sound, light, and transmission | audio, video systems, live work
      | volunteer at a station, theater, or church with live production
      | become broadcast engineer / lead a crew
  producer | nsg | get a show, film, or podcast made | budgets, schedules, people, story
      | produce one short piece with a budget and a schedule
      | produce larger shows / become executive producer
  talent-agent | ncg | find work for performers and negotiate | contracts, contacts, negotiation
      | start as an agency assistant; some states license agencies
      | own a client list / own an agency
  performer | nsce | act, sing, play, or dance for an audience | craft, auditions, self-marketing
      | keep a reel and a second income, and audition through real calls that charge nothing
      | teach or specialize in voice or studio work / direct or produce
  journalist | ntg | find out and report news | interviewing, writing, verification, law
      | publish five pieces with a local outlet
      | specialize in a beat or data / become editor
  editor | rsg | improve and choose what is published | language, judgment, style guides
      | edit for a publication or writer and show before and after
      | specialize in a subject / become managing editor
  writer | rsg | write books, scripts, or articles | writing, revision, research
      | finish and publish three pieces, and keep a steady income beside it
      | specialize in a form / teach or edit
  content-writer | rsg | write for websites, email, and ads | clear writing, SEO, research
      | publish five samples in a field you know
      | specialize, for example in health or software / lead content
  technical-writer | rdg | explain how things work in manuals and help pages | clear writing, structure, interviewing experts, Markdown
      | document one real tool, for example in open source, and use the field you know
      | specialize in APIs or medical devices / lead documentation
  interpreter | rspe | turn speech or text from one language into another | two languages well, memory, ethics, a subject
      | take a language test and a 40-hour course, and choose medical, court, or school work
      | certify / own an agency
`;
