/** See `format.ts` for how these tables are written. */
export const CREATIVE = `
  graphic-designer | 27-1024 | Graphic Designer |
      (graphic/production/layout/print/visual/brand/packaging/presentation/junior graphic/web graphic/marketing/digital graphic/senior graphic/
      communication/communications/creative/infographic/logo/textbook/magazine/publication/sign/environmental graphic/motion and graphic/
      in-house) (designer/artist/design/design artist/graphic designer/graphic artist/production artist/design specialist/design coordinator),
      graphic (artist/design intern/design/design specialist/production artist/arts specialist/design manager/designer/web designer),
      graphics (designer/specialist/coordinator/technician/artist/manager), (production/mac/prepress) artist, desktop publisher,
      desktop publishing (specialist/operator), =designer, (sign/t-shirt) designer, design (intern/assistant/associate/coordinator/specialist/
      manager), visual (designer/communications specialist)
      | web-designer, ux-designer, art-director, illustrator, marketing-specialist, multimedia-artist
  art-director | 27-1011 | Art Director |
      (creative/associate creative/art/executive creative/design/group creative/associate art/digital/interactive art/senior art) (director/lead/
      supervisor/manager/services manager/art director), creative (lead/director/manager/services director/strategist/project manager/
      operations manager), (director/vp) of (design/creative/creative services), design director
      | graphic-designer, marketing-director, ux-designer
  illustrator | 27-1013 | Illustrator |
      (technical/medical/fine/storyboard/children’s book/concept/visual development/tattoo flash/comic/scenic/background) (illustrator/artist),
      =artist, cartoonist, painter artist, sculptor, (ceramic/glass/teaching) artist, (art handler/exhibit preparator/preparator), muralist, potter,
      craft artist
      | graphic-designer, multimedia-artist
  multimedia-artist | 27-1014 | Multimedia Artist |
      (3d/2d/motion graphics/motion/multimedia/vfx/visual effects/cg/character/environment/3d modeling/texture/lighting/effects/animation/game/
      computer graphics/architectural/interactive) (artist/animator/designer/modeler/compositor/visualizer/specialist/graphics artist/
      graphics designer/motion designer/rendering artist), animator, compositor, (character rigger), motion graphics (designer/artist/editor),
      (multimedia/interactive media) (designer/developer/producer/specialist/coordinator/artist/technician/manager), 3d (modeler/animator/generalist),
      creative technologist
      | graphic-designer, video-editor, game-developer
  interior-designer | 27-1025 | Interior Designer |
      (interior/kitchen and bath/kitchen & bath/kitchen/commercial interior/residential interior/space/retail interior/lighting/junior interior/
      closet/furniture/exhibit/store/set/showroom) (designer/design assistant/decorator/project manager/design consultant/design intern/
      design coordinator/design associate), interior (decorator/design/architect), space planner, (set/exhibit/production) designer, home (stager/
      decorator/staging consultant), (kitchen/bath) designer, set decorator
      | architect, graphic-designer, architectural-drafter
  fashion-designer | 27-1022 | Fashion Designer |
      (apparel/fashion/textile/clothing/accessories/costume/footwear/jewelry/technical apparel/denim/knitwear/handbag/technical/assistant/associate/
      swimwear/shoe/print and pattern) (designer/design assistant/technical designer/fashion designer/apparel designer/design intern/stylist),
      (pattern/sample) (maker/sewer/cutter), patternmaker, costume (designer/attendant/shop manager), (fashion/wardrobe) (stylist/coordinator/
      assistant/intern/model/merchandiser), (industrial/product industrial/toy) designer, =model, fit model, wardrobe supervisor, (production/
      product development) coordinator apparel, bridal designer, =fashion
      | graphic-designer, buyer, machine-operator
  photographer | 27-4021 | Photographer |
      (portrait/wedding/product/commercial/school/staff/event/studio/sports/real estate/newborn/fashion/food/aerial/cruise/medical/photo/assistant/
      newspaper) (photographer/photography/studio photographer/photo journalist), (photojournalist/photographers assistant/photo assistant),
      photo (editor/retoucher/lab technician/specialist/technician/studio associate), (retoucher/digital retoucher), (studio/photography) (manager/
      assistant/associate/coordinator), photographer/videographer
      | video-editor, camera-operator, graphic-designer
  video-editor | 27-4032 | Video Editor |
      (video/film/promo/post production/digital video/assistant/avid/final cut/news video/freelance video/offline/social video) (editor/
      post production editor/producer/assistant editor/content editor/videographer), film editor, (video/media) (producer/production specialist/
      production assistant/content producer/specialist/production coordinator/production manager/creator/production editor),
      post-production (supervisor/coordinator/assistant)
      | camera-operator, producer, multimedia-artist, photographer
  camera-operator | 27-4031 | Camera Operator |
      (camera/video camera/news/studio camera/steadicam/freelance camera/broadcast camera) (operator/videographer/assistant), cameraman, videographer,
      (cinematographer/director of photography), (grip/gaffer/best boy), camera assistant, news photographer
      | video-editor, photographer, broadcast-technician
  broadcast-technician | 27-4012 | Broadcast Technician |
      (broadcast/audio/sound/studio/video/live sound/recording/master control/transmitter/av/audio visual/visual/event av/lighting/stage/theater/
      theatre/theatrical/television/radio broadcast/projection/rf broadcast/foh/monitor/show/entertainment) (technician/engineer/operator/
      engineer technician/mixer/systems technician/hand/crew/support technician/event technician), (sound mixer/sound designer/boom operator/
      sound engineer/audio engineer), (stagehand/stage hand/stage crew), stage manager, (technical director), a/v technician, a/v tech, (av/audiovisual) (technician/tech/
      specialist/engineer/manager), lighting (designer/director/operator), (roadie/dj/disc jockey)
      | camera-operator, video-editor, electronics-technician, producer
  producer | 27-2012 | Producer |
      (tv/television/film/news/executive/associate/content/line/radio/field/segment/show/creative/live/promotion/theater/digital/interactive/
      video game/theatre/assistant/event/podcast/music/supervising/coordinating/sports/commercial/multimedia/studio/reality/documentary/stage/
      music video/casting/program) (producer/director/production assistant/casting director), producer/director, film (director/maker), filmmaker,
      production assistant, (television/radio) (program director/station manager/production manager/production assistant), (assistant/theatre/music/
      stage/artistic/casting/associate/film) director theatre, music director, artistic director, casting (director/associate/assistant),
      music (supervisor/producer/editor/manager), anchor/producer, script (supervisor/coordinator)
      | video-editor, broadcast-technician, journalist, writer, event-planner
  talent-agent | 13-1011 | Talent Agent |
      (talent/booking/literary/model/theatrical/sports/artist/music) (agent/manager/booker/representative), talent (coordinator/buyer)
      | producer, account-manager
  performer | 27-2099 | Performer |
      (actor/actress/dancer/singer/musician/comedian/magician/entertainer/pianist/guitarist/drummer/violinist/organist/choreographer/vocalist/
      songwriter/composer/arranger), (voice over/stage/commercial/background/character/street/theme park/cruise ship/children’s/circus/aerial/church/
      orchestra/choir/session) (performer/actor/talent/extra/entertainer/musician/accompanist/dancer/singer), voice (actor/over artist/talent),
      (extra/stunt performer/mascot), (choir/band/orchestra/choral) (director/conductor/leader), accompanist, dance (captain/choreographer),
      (professional athlete/esports player)
      | producer, coach, teacher
  journalist | 27-3023 | Journalist |
      (news/staff/sports/investigative/business/political/multimedia/general assignment/broadcast/education/court/digital/crime/entertainment/
      features/television/beat/web/mobile/local/tv) (reporter/journalist/correspondent/columnist/anchor/producer reporter/anchor-reporter), reporter,
      (news/morning/sports/radio/traffic/television/tv/morning news) (anchor/announcer/producer/host/broadcaster/presenter/director/desk assistant/
      editor), anchor, (anchor/reporter), newscaster, broadcaster, announcer, (radio/tv/television/talk show/podcast/on-air) (host/personality/talent/
      announcer/dj), correspondent, columnist, news (writer/editor/assistant/associate producer), (weather forecaster/broadcast meteorologist),
      play-by-play announcer
      | writer, editor, producer, public-relations-specialist
  editor | 27-3041 | Editor |
      (copy/managing/associate/assistant/content/technical/news copy/book/magazine/web/acquisitions/editorial/contributing/production/medical/
      manuscript/digital/scientific/online/section/legal/features/executive/line/proposal/newsletter/desk/journal) (editor/editorial assistant/
      copyeditor), copyeditor, copy editor/proofreader, proofreader, editorial (assistant/director/coordinator/manager/intern/associate/specialist/
      project manager), editor in chief, editor-in-chief, (fact checker/indexer), publisher, publishing (assistant/manager/coordinator/associate/
      specialist), (managing/city/sports) editor
      | writer, content-writer, journalist, technical-writer
  writer | 27-3043 | Writer |
      (staff/creative/screen/speech/feature/comedy/game/magazine/associate/script/television/ghost/science/travel/food/sports/medical freelance/
      fiction) (writer/author/editor), author, (screenwriter/playwright/poet/novelist/ghostwriter/scriptwriter/lyricist/essayist), writer/editor
      | content-writer, editor, journalist, technical-writer
  content-writer | 27-3043 | Content Writer |
      (content/web content/seo content/marketing content/digital content/blog/blog content/website/web/seo/marketing/product content/advertising/
      email/online/b2b/social content/direct response/catalog/in-house/brand/editorial content/proposal content/medical content) (writer/copywriter/
      copy writer/content writer/author/content developer/editor), copywriter, copy writer, content (strategist/creator/specialist/producer/developer/
      coordinator/manager/editor/marketer/marketing manager/marketing specialist/marketing strategist/lead/director/associate/author/curator/reviewer/
      marketing writer/moderator/analyst/executive/intern), (director/vp) of content, =content strategy, (digital content/web content) (strategist/
      editor/developer/author)
      | writer, editor, technical-writer, social-media-specialist, marketing-specialist, public-relations-specialist
  technical-writer | 27-3042 | Technical Writer |
      (technical/documentation/software/medical technical/api/information/policy/procedure/scientific/regulatory/technical content/engineering/
      user documentation/it technical/sop) (writer/documentation writer/documentation specialist/communicator/documentation manager),
      documentation (specialist/manager/engineer/coordinator/analyst/writer), technical (communicator/publications specialist/editor writer/author/
      publications manager/communications specialist/illustrator writer), information developer, (technical/policy) author
      | content-writer, editor, training-specialist, instructional-coordinator
  interpreter | 27-3091 | Interpreter |
      (medical/court/sign language/asl/spanish/legal/certified/staff/healthcare/conference/over the phone/video remote/educational/arabic/chinese/
      japanese/french/german/korean/mandarin/russian/portuguese/community/language/educational sign language) (interpreter/translator/linguist),
      translator, interpreter/translator, linguist, (translation/interpreter services/localization) (project manager/specialist/coordinator/manager/
      services manager/linguist), language (specialist/analyst/expert), transliterator, (cultural) (liaison/linguist/mediator), transcriber,
      (captioner/subtitler), (closed captioning/real-time) captioner
      | writer, editor, teacher
`;
