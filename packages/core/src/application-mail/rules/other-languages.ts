import type { MailRule } from './rule.ts';

/** What the most common sentences of employers say in German, French, Spanish, Dutch, Portuguese, and Italian. */
export const OTHER_LANGUAGE_RULES: readonly MailRule[] = [
  {
    kind: 'received',
    strength: 'fair',
    pattern:
      /\b(?:eingang (?:ihrer|deiner) bewerbung|(?:ihre|deine) bewerbung\b.{0,80}\b(?:eingegangen|erhalten|angekommen)|(?:vielen dank|danke|herzlichen dank) für (?:ihre|deine) bewerbung|accus\w+ (?:bonne )?réception de votre (?:candidature|dossier)|(?:bien )?reçu votre candidature|votre candidature\b.{0,60}\b(?:bien été (?:reçue|enregistrée|transmise)|nous est bien parvenue)|hemos recibido (?:tu|su) (?:candidatura|solicitud|currículum|cv)|(?:tu|su) (?:candidatura|solicitud)\b.{0,60}\bha sido (?:recibida|registrada)|(?:je|jouw|uw) sollicitatie\b.{0,60}\b(?:ontvangen|binnengekomen)|recebemos (?:a )?(?:tua|sua) candidatura|abbiamo ricevuto la (?:tua|sua) candidatura)/,
  },
  {
    kind: 'rejected',
    strength: 'strong',
    pattern:
      /\b(?:(?:für|mit|zugunsten) (?:eine[nr]?|ein) andere[nrs]? (?:bewerber\w*|kandidat\w*|person)\b|(?:leider|bedauern)\b.{0,140}\b(?:absage\w*|nicht (?:berücksichtig\w+|weiter (?:berücksichtig\w+|verfolg\w+)|in die engere (?:wahl|auswahl)|für sie entschieden))|nicht in die (?:engere )?(?:aus)?wahl gekommen|(?:ne pas donner|ne pouvons (?:pas )?donner|ne donnerons pas) (?:une )?suite (?:favorable )?à votre candidature|votre candidature n'a pas (?:été retenue|pu être retenue)|(?:retenu|choisi|décidé|préféré)(?: de (?:poursuivre|continuer|retenir|privilégier))?(?: avec)? une? (?:autre )?(?:candidat\w*|profil|personne)|(?:hemos|se ha) (?:optado|decidido|seleccionado|elegido) (?:por |a |continuar con |seguir con )*(?:otr[oa]s? (?:persona|candidat\w+|perfil\w*))|no (?:has|ha) sido seleccionad[oa]|no continuar con (?:tu|su) candidatura|(?:gekozen|besloten)\b.{0,40}\bvoor een andere kandidaat|niet verder (?:met (?:je|jou|u)|gaan met)|optámos por outro candidato|não foi selecionad[oa]|abbiamo scelto un altro candidato|non proseguire con la (?:tua|sua) candidatura)/,
    unless: /\b(?:sollten sie|falls|wenn sie|telefon|si vous n'avez|si no (?:recibes|recibe)|sauf|auskünfte)\b/,
  },
  {
    kind: 'interview',
    strength: 'fair',
    pattern:
      /\b(?:laden (?:wir )?sie\b.{0,80}\b(?:vorstellungsgespräch|gespräch|interview|kennenlernen)\b|(?:einladung zum|freuen uns auf das) (?:vorstellungs|kennenlern)gespräch|(?:vous|te) (?:inviter?|invitons|convier|convions|proposons?|proposer|rencontrer)\b.{0,80}\b(?:entretien|entrevue|échange|rencontre)|(?:invitarte|invitarle|invitamos|citarte|citarle|convocamos)\b.{0,60}\bentrevista|nodigen (?:wij |we )?(?:je|jou|u)\b.{0,60}\b(?:gesprek|sollicitatiegesprek)|convidamos\b.{0,40}\bentrevista|(?:invitarti|invitarla|invitiamo)\b.{0,60}\bcolloquio)/,
    unless: /\b(?:sollten sie|falls|wenn sie|si votre|si su|si tu|indien|se a sua|se la)\b/,
  },
  {
    kind: 'offer',
    strength: 'strong',
    pattern:
      /\b(?:(?:freuen uns|können) (?:\w+ ){0,3}(?:ihnen|dir) (?:\w+ ){0,3}(?:stelle|position|vertrag|arbeitsvertrag)\b.{0,60}\banbieten|(?:plaisir|heureux|ravis|honneur) de vous (?:proposer|offrir) (?:le|un) (?:poste|emploi|contrat)|(?:ofrecerte|ofrecerle) el (?:puesto|trabajo|contrato)|(?:bieden|aan te bieden) (?:wij |we )?(?:je|jou|u) de (?:functie|baan)|oferecer-lhe o (?:cargo|lugar)|offrir(?:ti|le) (?:il posto|la posizione))/,
    unless: /\b(?:falls|wenn|si vous|si tu|si su|indien|entretien|entrevista|gespräch)\b/,
  },
];
