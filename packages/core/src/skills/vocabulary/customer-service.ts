import type { FieldVocabulary } from './format.ts';

export const CUSTOMER_SERVICE: FieldVocabulary = {
  field: 'customer-service',
  knowledge: `
    Customer Service = customer care, client service, customer services, client services, customer service skills
    Customer Support = client support
    Customer Success = customer success management, client success
    Customer Experience = CX~, customer experience management
    Customer Satisfaction = customer satisfaction improvement
    Customer Onboarding = client onboarding
    Customer Engagement
    Complaint Handling = resolving complaints, customer complaints, complaint resolution, handling customer complaints, handling complaints, handle complaints
    Problem Escalation = escalation management, escalations~
    Call Center Operations = call center, contact center, call centre, call center experience, call center environment
    Inbound Calls = answering inbound calls, inbound call handling, incoming calls
    Outbound Calls = outbound calling, outgoing calls
    Live Chat Support = chat support, online chat support
    Email Support = email correspondence with customers
    Telephone Etiquette = phone etiquette, telephone skills, phone skills, telephone manner, telephone techniques
    Multi-Line Phone Systems = multi-line phone system, multi-line telephone, multi-line telephones, switchboard, multiple phone lines
    Order Processing = processing orders, order entry, order taking, taking orders over the phone
    Order Management
    Returns Processing = processing returns, returns and exchanges, did returns, handling returns
    Dispatching = dispatch~, dispatch operations
    Greeting Customers = greeting guests, greeting visitors
    Customer Feedback Analysis = voice of the customer
    Net Promoter Score = NPS^
    Call Monitoring = quality monitoring of calls
    Average Handle Time = AHT^
    First Call Resolution
    Bilingual Customer Service > customer-service
    Warranty Claims = warranty processing, warranty administration
    Product Knowledge = knowledge of products, knowledge of company products
    Service Recovery
    Appointment Setting = setting appointments, appointment scheduling, scheduling appointments
    Interactive Voice Response = IVR^
    Field Service = field service management, on-site customer service
  `,
  technology: `
    Zendesk > ticketing-systems
    Freshdesk > ticketing-systems
    Intercom~
    LiveChat
    Five9
    Genesys
    Twilio Flex
    Talkdesk
    NICE inContact = inContact
    Gorgias
    Help Scout
    Gainsight
    ChurnZero
    Totango
    RingCentral
    Nextiva
  `,
  license: `
    Certified Customer Service Professional
    Certified Call Center Manager
    Certified Customer Success Manager
  `,
};
