/** See `format.ts` for how these tables are written. */
export const OFFICE = `
  administrative-assistant | 43-6014 | Administrative Assistant |
      (admin/office/secretarial/administration/administrative support/executive administrative support/department/departmental/division/faculty/
      program/school/church/bilingual administrative/project administrative/construction/legal administrative support/real estate administrative/
      hr administrative/sales administrative/engineering administrative) (assistant/secretary/administrative assistant/admin assistant),
      (administrative/admin/office) (assistant/aide/coordinator/specialist/support/associate/administrator/professional/support specialist/
      support assistant/secretary/services coordinator/services assistant/support associate/technician/support coordinator/intern), secretary,
      office (assistant/administrator/coordinator/professional/support), (department/unit/school/executive) secretary, =administrative, =admin,
      (project/department/departmental) (administrative assistant/administrator/admin assistant), program (assistant/aide), staff assistant
      | executive-assistant, receptionist, administrative-services-manager, office-clerk, data-entry-clerk, legal-secretary
  executive-assistant | 43-6011 | Executive Assistant |
      (executive/senior executive/c-level/ceo) (administrative assistant/assistant/admin assistant/coordinator/support/administrator/assistant to ceo/
      personal assistant/office manager), =ea, personal assistant, (personal/executive/executive personal) assistant, assistant to the (ceo/president/
      director/vice president/executive director), executive administrative assistant, virtual assistant, (executive/household) (aide)
      | administrative-assistant, administrative-services-manager
  receptionist | 43-4171 | Receptionist |
      (front desk/office/corporate/salon/spa/front office/law firm/legal/switchboard/lobby/administrative/hotel reception) (receptionist/coordinator/
      administrative assistant/associate/assistant/representative/clerk/attendant/staff/specialist/operator), receptionist/administrative assistant,
      (front desk/front office) (receptionist), (information/reception) (clerk/desk clerk/assistant), switchboard operator, (greeter), =front desk,
      director of first impressions, telephone operator
      | administrative-assistant, medical-receptionist, hotel-front-desk-agent, customer-service-representative
  office-clerk | 43-9061 | Office Clerk |
      (office/general/general office/clerical/filing/mail/mail room/mailroom/copy/records/document/file/administrative/permit/license/city/county/
      town/dmv/court records/licensing/service/deli office/warehouse office) (clerk), clerk, =clerical, (clerk/typist), clerk typist, file clerk,
      (mail room/mailroom/copy center/reprographics) (associate/specialist/technician/supervisor/manager/operator), (document/records) (specialist/
      controller/coordinator/technician/assistant/imaging specialist/processor), document (imaging specialist/management specialist/
      processing specialist), word processor, typist, mail (processor/sorter/handler), postal (clerk/worker/service clerk), clerical (assistant/
      support/specialist/worker), license (clerk/permit technician), permit (technician/coordinator), title clerk, dmv clerk, office worker,
      stenographer, (election/poll) worker, survey (taker/interviewer clerk), census (enumerator/taker)
      | administrative-assistant, data-entry-clerk, receptionist, shipping-clerk
  data-entry-clerk | 43-9021 | Data Entry Clerk |
      (data entry/data/data input/order entry/order/data processing/information/data control) (clerk/specialist/operator/representative/associate/
      technician/processor/keyer/clerk typist/assistant), =data entry, (order/document/claims data) (processor/processing clerk/processing specialist/
      entry clerk/entry specialist/management specialist/fulfillment specialist/desk clerk), keyboard operator, 10-key operator, transcription clerk
      | office-clerk, administrative-assistant, bookkeeper
  customer-service-representative | 43-4051 | Customer Service Representative |
      csr, customer (service/support/care/experience/relations/success support/solutions/engagement/contact/account/advocacy/order) (rep/
      representative/agent/associate/specialist/advisor/clerk/coordinator/professional/assistant/consultant/lead/advocate/ambassador/administrator/
      analyst/sales representative/associate representative/sales associate/engineer/technician/officer/cashier/expert/host), (call center/
      contact center/call centre/inbound/inbound call center/inside customer service/bilingual customer service/client service/client services/
      client support/client/service/product support/guest service call center/help line/phone/consumer/order management/reservation/reservations/
      bilingual call center/parts customer service/chat support/email support/utility/outbound call center/member support) (agent/representative/
      customer service representative/rep/associate/specialist/operator/customer service agent/advisor/consultant/coordinator/assistant),
      customer (service/care/support/experience), (client/customer) (relations specialist/service specialist/advocate), =call center, csr/teller,
      customer representative, (guest/customer) (service desk/services desk), (service/client) (advocate), complaint specialist, (reservationist/reservations sales agent), (airline/
      airport) (customer service agent/ticket agent), (ticket/gate/passenger service) agent, utility billing representative
      | receptionist, account-manager, technical-support-specialist, customer-success-manager, inside-sales-representative, retail-associate
  travel-agent | 41-3041 | Travel Agent |
      (travel/corporate travel/vacation/cruise/leisure travel/auto travel/international travel) (consultant/counselor/advisor/coordinator/specialist/
      planner), travel manager
      | customer-service-representative, event-planner
  meter-reader | 43-5041 | Meter Reader |
      (meter/utility meter/water meter) (reader/inspector/installer)
      | customer-service-representative, plumber
  customer-service-manager | 43-1011 | Customer Service Manager |
      (customer service/customer support/customer care/customer experience/customer relations/customer/call center/contact center/client services/
      client service/client support/service center/customer operations/support operations/guest services call center/member services/reservations/
      inside customer service/customer contact) (manager/supervisor/director/team lead/team leader/operations manager/team manager/lead supervisor/
      team supervisor/shift supervisor/service manager/support manager), (director/vp/vice president) of (customer service/customer support/
      customer experience/customer care/member services/support), call center (operations manager/lead), office (team lead/operations supervisor)
      | customer-service-representative, operations-manager, customer-success-manager, account-manager
  shipping-clerk | 43-5071 | Shipping and Receiving Clerk |
      (shipping/receiving/shipping and receiving/shipping & receiving/inventory/stock/stockroom/storeroom/warehouse/parts/inventory control/tool crib/
      supply/mailroom shipping/dock/receiving warehouse/traffic/production/materials/material/store room/central supply materials/freight) (clerk/
      receiver/associate clerk/supply clerk/receiving associate/control clerk/control technician/attendant/storekeeper), (shipping/receiving/
      shipping and receiving) (associate/specialist/manager/supervisor/lead/assistant/coordinator/technician/worker/inspector), =shipper, =receiver,
      shipper/receiver, storekeeper, (tool/tool crib/tool room) attendant, (weighmaster/scale operator), (cycle counter/inventory taker),
      inventory (associate/auditor/clerk/counter/technician/assistant/lead/supervisor/worker), material coordinator, (supply/logistics) (technician/
      clerk)
      | warehouse-associate, logistics-coordinator, office-clerk, forklift-operator
  production-planner | 43-5061 | Production Planner |
      (production/master/manufacturing/maintenance/material/capacity/manufacturing production) (planner/scheduler/control specialist/control manager/
      planning manager/expeditor/planner scheduler/controller), (planner/scheduler), planner/scheduler, master (production scheduler/scheduler),
      scheduler, (workforce/staffing) (scheduler/coordinator/planner/management analyst), materials controller, production (control clerk/coordinator/
      control coordinator/scheduling coordinator/controller/planning analyst)
      | supply-chain-analyst, buyer, production-manager, shipping-clerk
`;

export const LAW = `
  attorney | 23-1011 | Attorney |
      lawyer, solicitor, barrister, (staff/associate/litigation/corporate/trial/family law/immigration/real estate/patent/criminal defense/tax/personal injury/contract/
      commercial/insurance defense/employment/senior associate/assistant city/assistant district/document review/bankruptcy/estate planning/estate/
      workers compensation/labor and employment/environmental/ip/intellectual property/compliance/managing/legal aid/defense/regulatory/transactional/
      appellate/civil litigation/legal services) (attorney/lawyer/counsel/associate attorney/litigation associate), (corporate/associate general/
      assistant general/legal/commercial/deputy general/product/employment/in-house/privacy/litigation/regulatory/contracts/patent/ip) counsel,
      public defender, prosecutor, assistant (district attorney/public defender/attorney general/city attorney/county attorney), (litigation/
      corporate/tax/real estate/law firm/law/legal) associate, counsel, patent agent, law clerk, judicial law clerk, (law/legal) intern,
      legal (advisor/consultant/officer/director/fellow)
      | paralegal, general-counsel, compliance-officer, judge, contract-administrator | bar-admission
  general-counsel | 23-1011 | General Counsel |
      chief legal officer, (vp/vice president/director) of legal, (vp legal/legal director), head of legal
      | attorney, chief-executive-officer
  judge | 23-1023 | Judge |
      (administrative law/municipal court/district court/circuit) judge, magistrate, arbitrator, mediator, hearing officer, (conciliator/
      dispute resolution specialist)
      | attorney
  paralegal | 23-2011 | Paralegal |
      (litigation/corporate/real estate/immigration/family law/legal/personal injury/contracts/senior litigation/bankruptcy/intellectual property/ip/
      probate/estate planning/patent/trademark/foreclosure/certified/insurance defense/medical malpractice/defense) (paralegal/legal assistant),
      legal (assistant/analyst/specialist/coordinator/researcher/operations manager/support specialist/case manager/document specialist/support/clerk/
      administrator/operations specialist/project manager), paralegal (assistant/specialist/supervisor/manager), (litigation/litigation support/
      ediscovery/e-discovery/docket/docketing/conflicts/law) (assistant/specialist/support specialist/clerk/analyst/coordinator/manager/
      project manager), trial assistant, court (clerk/administrator/assistant/operations specialist/services officer), deputy clerk, document review,
      process server
      | attorney, legal-secretary, compliance-officer, contract-administrator
  court-reporter | 27-3092 | Court Reporter |
      (official court/freelance court/deposition) reporter, (court/digital court) (recorder/transcriber/monitor), stenocaptioner
      | paralegal, interpreter
  title-examiner | 23-2093 | Title Examiner |
      (title/commercial title/real estate title) (examiner/abstractor/searcher/officer/processor), abstractor
      | paralegal, loan-processor
  legal-secretary | 43-6012 | Legal Secretary |
      (litigation/legal/corporate legal/patent/real estate legal/trial) (secretary/administrative assistant), legal administrative (assistant/
      secretary/specialist), judicial assistant
      | paralegal, administrative-assistant
  compliance-officer | 13-1041 | Compliance Officer |
      (compliance/regulatory compliance/corporate compliance/trade compliance/healthcare compliance/bank compliance/privacy/data privacy/ethics/bsa/
      safety compliance/code/quality compliance/hr compliance/dot compliance/import compliance/fair housing/tax compliance/licensing/
      financial compliance/investment compliance) (officer/manager/specialist/analyst/director/coordinator/associate/consultant/auditor/administrator/
      enforcement officer/assistant/lead/investigator/inspector/advisor/examiner/representative/supervisor/technician), chief (compliance officer/
      privacy officer/risk officer), director of compliance, code (enforcement officer/enforcement inspector), privacy (officer/manager/analyst/
      specialist), =compliance, licensing (specialist/analyst/coordinator/representative), (health/agricultural/weights and measures) inspector,
      credentialing (specialist/coordinator), provider enrollment specialist, investigations (analyst/manager)
      | auditor, regulatory-affairs-specialist, security-analyst, attorney, paralegal, credit-analyst
`;

export const PUBLIC_SAFETY = `
  police-officer | 33-3051 | Police Officer |
      (patrol/state/campus/university/school resource/reserve/transit/k-9/community service/park/airport/public safety/peace/border patrol/
      capitol) (police officer/officer/trooper/police), (deputy sheriff/sheriff/trooper/constable/marshal), sheriff’s (deputy/officer), police (cadet/
      recruit/chief/sergeant/lieutenant/captain), (border patrol/customs and border protection/customs) (agent/officer), school resource officer,
      state trooper, (deputy/bailiff), patrol (officer/deputy), parking enforcement (officer/attendant), traffic (officer/enforcement officer),
      law enforcement (officer/ranger)
      | correctional-officer, detective, security-guard, probation-officer, emergency-dispatcher
  detective | 33-3021 | Detective |
      (criminal/special/private/fraud/background/crime scene/federal/fire/insurance/internal affairs/arson/loss prevention criminal/surveillance/
      field) (investigator/detective/agent), =investigator, (special agent/private detective), crime (analyst/scene technician/scene analyst),
      surveillance (investigator/agent), (medical examiner/coroner/medicolegal death) investigator, criminalist, fingerprint (technician/analyst)
      | police-officer, security-guard, credit-analyst
  correctional-officer | 33-3012 | Correctional Officer |
      (corrections/detention/jail/prison/juvenile detention/correctional/custody) (officer/deputy/sergeant/specialist/supervisor/lieutenant/
      officer trainee), jailer, detention (officer/deputy), juvenile (correctional officer/detention specialist), =correctional
      | police-officer, security-guard, probation-officer
  firefighter | 33-2011 | Firefighter |
      fire fighter, (wildland/volunteer/municipal/forestry) (firefighter/fire fighter), firefighter/paramedic, firefighter/emt, fire (captain/
      lieutenant/chief/inspector/marshal/engineer operator/prevention officer/prevention specialist/protection specialist/apparatus engineer/
      equipment operator/prevention inspector/rescue), (smokejumper/hotshot), (engine/wildland) (crew member/captain)
      | paramedic, emergency-dispatcher, police-officer
  emergency-management-specialist | 13-1061 | Emergency Management Specialist |
      (emergency/disaster/emergency preparedness/emergency services/business continuity/disaster recovery) (manager/management coordinator/
      preparedness coordinator/response coordinator/management director/planner/coordinator/management planner/specialist/program manager/analyst),
      hazard mitigation specialist
      | emergency-dispatcher, safety-specialist, firefighter
  intelligence-analyst | 33-3021 | Intelligence Analyst |
      (intelligence/criminal intelligence/counterintelligence/all source/sigint/geospatial intelligence/military intelligence/signals intelligence/
      counterterrorism) (analyst/specialist/officer/research specialist), targeting analyst
      | detective, security-analyst, economist
  emergency-dispatcher | 43-5031 | Emergency Dispatcher |
      (911/emergency/police/public safety/fire/emergency medical/ems/emergency services/security/emergency communications) (dispatcher/operator/
      communications officer/telecommunicator/call taker/dispatch operator/communications operator/communications specialist/communicator),
      911 telecommunicator, (999/emergency) call handler, public safety (telecommunicator/communications officer), telecommunicator
      | dispatcher, police-officer, paramedic
  security-guard | 33-9032 | Security Guard |
      (security/armed security/unarmed security/armed/unarmed/hospital security/event security/protective services/patrol security/mall security/
      hotel security/safety and security/campus safety/campus security/gate/site security/overnight security/security patrol/professional security/
      public safety security/industrial security/retail security/corporate security/flex security/residential security) (guard/officer/supervisor/
      shift supervisor/site supervisor/agent/patrol officer/account manager/professional/ambassador/specialist/director/manager/staff/captain/
      sergeant/patrol/security officer/security guard/security supervisor/lieutenant/attendant/dispatcher guard/coordinator), =security, =guard,
      (bouncer/bodyguard), door supervisor, executive protection (agent/specialist), (transportation security/tsa) (officer/screener),
      baggage screener, (loss prevention/asset protection) (officer/associate/specialist/manager/agent/investigator/detective/supervisor/lead/
      representative), store detective, (watchman/night watchman), crossing guard, courtesy officer, director of security, surveillance (operator/
      officer/technician), armored (truck driver guard/car guard/car messenger)
      | police-officer, correctional-officer, detective
  lifeguard | 33-9092 | Lifeguard |
      (pool/beach/water park) (lifeguard/attendant/manager/guard), life guard, ski patroller, (aquatics/pool) (manager/director/coordinator/
      supervisor/specialist)
      | recreation-worker, coach, fitness-trainer
  military-member | 55-3019 | Military Service Member |
      (infantry/infantryman/army/military police/marine corps/navy/national guard/air force/coast guard) (officer/soldier/sergeant/nco/service member/
      sailor/airman/recruit), infantryman, (platoon/squad) (leader/sergeant), soldier, marine rifleman, (military/army) (officer/intelligence analyst/
      logistics officer)
      | police-officer, security-guard
`;
